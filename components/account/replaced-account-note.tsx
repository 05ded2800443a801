/** What goes when an address is put in place on which somebody made another account and never confirmed it. */
export const ReplacedAccountNote = ({ when }: { when: string }) => (
  <p>
    <b>Another account was made with this address and never confirmed.</b> {when}, that account is deleted
    with its recipes and its plan, and yours gets the address.
  </p>
);
