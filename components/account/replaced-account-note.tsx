/** Says that an unverified account on the same address will be deleted. */
export const ReplacedAccountNote = ({ when }: { when: string }) => (
  <p>
    <b>Another account was made with this address and never confirmed.</b> {when}, that account is deleted
    with its recipes and its plan, and yours gets the address.
  </p>
);
