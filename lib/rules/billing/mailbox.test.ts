import { mailboxOf } from "./mailbox";

test.each([
  ["ann@plainspoon.test", "ann@plainspoon.test"],
  ["Ann+trial2@plainspoon.test", "ann@plainspoon.test"],
  ["a.n.n@plainspoon.test", "ann@plainspoon.test"],
  ["a.n.n+x+y@googlemail.com", "ann@gmail.com"],
  ["+tag@plainspoon.test", "+tag@plainspoon.test"],
  ["...@plainspoon.test", "...@plainspoon.test"],
  ["no address", "no address"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
