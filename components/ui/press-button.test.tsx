import { renderToString } from "react-dom/server";
import { Button } from "./button";
import { Switch } from "./switch";
import { TabsTrigger } from "./tabs";

const isDisabled = (markup: string) => / disabled=""/.test(markup);

test("on a page whose script has not come, what is pressed by script is disabled, and what the form sends is not", () => {
  const nothing = () => undefined;
  expect(isDisabled(renderToString(<Button onClick={nothing}>Share</Button>))).toBe(true);
  expect(isDisabled(renderToString(<Switch checked onCheckedChange={nothing} />))).toBe(true);
  expect(isDisabled(renderToString(<TabsTrigger value="url">URL</TabsTrigger>))).toBe(true);
  expect(isDisabled(renderToString(<Button type="submit">Send</Button>))).toBe(false);
  const ofScript = renderToString(
    <Button type="submit" needsScript>
      Send
    </Button>,
  );
  expect(isDisabled(ofScript)).toBe(true);
});
