/**
 * What react-pdf's painter asks of pdfkit, answered in SVG. Letters become outlines, so the picture needs no font of the machine. Places are
 * kept as numbers; a shape filled to its own outline needs no clip. `parts` are the elements and how far each reaches from top to bottom.
 */
const START = {
  x: 0,
  y: 0,
  scale: 1,
  fill: "#000",
  fillOpacity: 1,
  stroke: "#000",
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  font: null,
  fontSize: 12,
  clip: null,
};

const round = (number) => Math.round(number * 100) / 100;

export function svgCanvas() {
  const parts = [];
  const states = [];
  let state = { ...START };
  let path = emptyPath();

  const point = (x, y) => {
    const [atX, atY] = [state.x + x * state.scale, state.y + y * state.scale];
    const { box } = path;
    path.box = [Math.min(box[0], atX), Math.min(box[1], atY), Math.max(box[2], atX), Math.max(box[3], atY)];
    return `${round(atX)} ${round(atY)}`;
  };
  const step = (letter, ...points) => {
    path.d += letter + points.map(([x, y]) => point(x, y)).join(" ");
    return canvas;
  };
  const set = (name) => (value) => {
    state[name] = value;
    return canvas;
  };
  const fillPaint = () =>
    `fill="${state.fill}"${state.fillOpacity < 1 ? ` fill-opacity="${state.fillOpacity}"` : ""}`;
  const strokePaint = (scale) =>
    `stroke="${state.stroke}" stroke-width="${round(state.lineWidth * scale)}" ` +
    `stroke-linecap="${state.lineCap}" stroke-linejoin="${state.lineJoin}"`;

  /** The shapes that cut what is drawn, defined when something is. */
  const clipOf = (clip) => {
    if (clip === null) return "";
    if (clip.id === null) {
      clip.id = `c${parts.length}`;
      add(`<clipPath id="${clip.id}"><path d="${clip.d}"${clipOf(clip.outer)}/></clipPath>`);
    }
    return ` clip-path="url(#${clip.id})"`;
  };
  const add = (svg, top = -Infinity, bottom = Infinity) => void parts.push({ svg, top, bottom });
  const draw = (paint) => {
    const { clip } = state;
    const own = clip !== null && clip.outer === null && sameBox(clip.box, path.box);
    const d = own ? clip.d : path.d;
    const { raw } = path;
    const cut = own ? "" : clipOf(clip);
    if (raw !== null) {
      // why: a clip on the element itself would be moved with it.
      const place = `transform="translate(${round(state.x)} ${round(state.y)}) scale(${state.scale})"`;
      add(`<g${cut}><path d="${raw}" ${place} ${paint(1)}/></g>`);
    } else if (d !== "") {
      const edge = state.lineWidth * state.scale;
      add(`<path d="${d}" ${paint(state.scale)}${cut}/>`, path.box[1] - edge, path.box[3] + edge);
    }
    path = emptyPath();
    return canvas;
  };

  const canvas = {
    parts,
    _imageRegistry: {},
    save() {
      states.push(state);
      state = { ...state };
      return canvas;
    },
    restore() {
      state = states.pop() ?? state;
      return canvas;
    },
    translate(x, y) {
      state.x += x * state.scale;
      state.y += y * state.scale;
      return canvas;
    },
    scale(by) {
      state.scale *= by;
      return canvas;
    },
    moveTo: (x, y) => step("M", [x, y]),
    lineTo: (x, y) => step("L", [x, y]),
    bezierCurveTo: (a, b, c, d, x, y) => step("C", [a, b], [c, d], [x, y]),
    quadraticCurveTo: (a, b, x, y) => step("Q", [a, b], [x, y]),
    closePath: () => step("Z"),
    rect: (x, y, width, height) =>
      step("M", [x, y]) &&
      step("L", [x + width, y]) &&
      step("L", [x + width, y + height]) &&
      step("L", [x, y + height]) &&
      step("Z"),
    path(d) {
      path.raw = d;
      return canvas;
    },
    clip() {
      state.clip = { d: path.d, box: path.box, outer: state.clip, id: null };
      path = emptyPath();
      return canvas;
    },
    fillColor: set("fill"),
    fillOpacity: set("fillOpacity"),
    strokeColor: set("stroke"),
    lineWidth: set("lineWidth"),
    lineCap: set("lineCap"),
    lineJoin: set("lineJoin"),
    fill(colour) {
      if (colour) state.fill = colour;
      return draw(fillPaint);
    },
    stroke: () => draw((scale) => `fill="none" ${strokePaint(scale)}`),
    fillAndStroke: () => draw((scale) => `${fillPaint()} ${strokePaint(scale)}`),
    font(font, fontSize) {
      Object.assign(state, { font, fontSize });
      return canvas;
    },
    /** One run of letters with their places, as outlines in one element. */
    glyphs(glyphs, positions, x, y) {
      const { font, fontSize } = state;
      const size = (fontSize / font.unitsPerEm) * state.scale;
      let d = "";
      let pen = x;
      glyphs.forEach((glyph, index) => {
        const { xAdvance, xOffset = 0, yOffset = 0 } = positions[index];
        const unit = fontSize / 1000;
        const left = state.x + (pen + xOffset * unit) * state.scale;
        const base = state.y + (y - yOffset * unit) * state.scale;
        d += outline(glyph, size, left, base);
        pen += xAdvance;
      });
      const base = state.y + y * state.scale;
      const reach = fontSize * state.scale * 2;
      if (d !== "") add(`<path d="${d}" ${fillPaint()}${clipOf(state.clip)}/>`, base - reach, base + reach);
      return canvas;
    },
    openImage: (bytes) => ({ obj: true, bytes }),
    image({ bytes }, x, y, { width, height }) {
      const { scale } = state;
      const top = state.y + y * scale;
      add(
        `<image href="data:image/jpeg;base64,${bytes.toString("base64")}" x="${round(state.x + x * scale)}" ` +
          `y="${round(state.y + y * scale)}" width="${round(width * scale)}" height="${round(height * scale)}" ` +
          `preserveAspectRatio="none"${clipOf(state.clip)}/>`,
        top,
        top + height * scale,
      );
      return canvas;
    },
    addPage: () => canvas,
    end: () => canvas,
  };
  return canvas;
}

const emptyPath = () => ({ d: "", raw: null, box: [Infinity, Infinity, -Infinity, -Infinity] });

const sameBox = (one, other) => one.every((edge, index) => Math.abs(edge - other[index]) < 0.01);

const LETTERS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };

/** A letter's outline at its place; fonts count upwards, SVG down. */
function outline(glyph, size, left, base) {
  let d = "";
  for (const { command, args } of glyph.path.commands) {
    d += LETTERS[command];
    for (let at = 0; at < args.length; at += 2)
      d += `${at > 0 ? " " : ""}${round(left + args[at] * size)} ${round(base - args[at + 1] * size)}`;
  }
  return d;
}
