import { runInNewContext } from "node:vm";
import { withEarlyModules } from "../../scripts/setup/early-compiled.mjs";

const chunk = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,${modules.map((module, id) => `${id},${module}`).join(",")}]);`;

type Module = (...given: unknown[]) => unknown;

/** The modules that a browser finds in a chunk. */
function modulesOf(text: string): Module[] {
  const [list] = runInNewContext(`globalThis.TURBOPACK=[];${text}globalThis.TURBOPACK`) as [unknown[]];
  return list.filter((entry): entry is Module => typeof entry === "function");
}

test("each module stands in brackets as a function, and does what it did", () => {
  const text = chunk("e=>{return e+1}", "(e,t)=>{return e*t}", "()=>{return 7}", "function(e){return [e]}");
  const early = withEarlyModules(text);
  expect(early.match(/\d,\(function\(/g)).toHaveLength(4);
  const results = (modules: Module[]) => modules.map((module) => module(2, 3));
  expect(results(modulesOf(early))).toEqual([3, 6, 7, [2]]);
  expect(results(modulesOf(early))).toEqual(results(modulesOf(text)));
});

test("what asks for its caller's `this` or `arguments` stays an arrow; what only holds such functions does not", () => {
  const early = withEarlyModules(
    chunk(
      "e=>{return this}",
      "e=>{return ()=>arguments}",
      "e=>{return function(){return this}}",
      "e=>{class A{b(){return arguments}}}",
    ),
  );
  expect(early).toContain("0,e=>{return this},1,e=>{return ()=>arguments},2,(function(e){");
  expect(early).toContain("3,(function(e){class A");
});

test("brackets, commas and comments in a module's text mislead nobody", () => {
  const early = withEarlyModules(
    chunk('e=>{return `,5,e=>{${"("}`/*)=>{*/}', "(e,t={a:[1,2]})=>{return t.a}"),
  );
  expect(modulesOf(early).map((module) => module())).toEqual([",5,e=>{(", [1, 2]]);
});

test("a script that is no chunk stays as it is", () => {
  for (const text of ["e=>{}", "!function(){}()", "self.TURBOPACK=1"])
    expect(withEarlyModules(text)).toBe(text);
});
