import type { CommandIdentity } from './command.ts';

/** Assigns the receipts of the server's list to commands, so that no receipt counts twice. */
export interface ReceiptAssignments<Claim, Receipt> {
  /** Adds a claim whose receipt the list may show from now on. */
  expect(claim: Claim): void;
  /** Removes the claims of a command that was refused or never arrived. */
  release(reference: string): void;
  /** Assigns a receipt to a command, as stated by the response. */
  record(receipt: Receipt, reference: string): void;
  /**
   * Returns the receipts of one claim, oldest first, and assigns them to it. More than one means that the server acted
   * repeatedly. `matches`: whether a receipt may result from the claim.
   */
  identify(
    claim: Claim,
    receipts: readonly Receipt[],
    matches: (claim: Claim, receipt: Receipt) => boolean,
  ): readonly Receipt[];
}

export interface ReceiptTraits<Claim, Receipt> {
  getId(receipt: Receipt): string;
  /** Milliseconds since 1970-01-01 UTC, by the server's clock. */
  createdAt(receipt: Receipt): number;
  /** The idempotency key, where the server returns it; otherwise null. */
  getReference(receipt: Receipt): string | null;
  /** Whether the receipts of two claims differ in nothing but the reference. */
  isSameClaim(a: Claim, b: Claim): boolean;
}

export function createReceiptAssignments<Claim extends CommandIdentity, Receipt>(
  traits: ReceiptTraits<Claim, Receipt>,
): ReceiptAssignments<Claim, Receipt> {
  /** References of commands by the id of their receipt. */
  const owners = new Map<string, string>();
  let expected: readonly Claim[] = [];

  const release = (reference: string) => {
    expected = expected.filter((claim) => claim.reference !== reference);
  };

  /**
   * Selects the receipts of `claim` among all that match it. `others`: claims of the same kind that still lack a
   * receipt, each of which takes one.
   */
  function ownReceipts(claim: Claim, found: readonly Receipt[], others: readonly Claim[]): readonly Receipt[] {
    const referenced = found.filter((receipt) => traits.getReference(receipt) === claim.reference);
    if (referenced.length > 0) return referenced;
    if (found.length > others.length + 1) return found;
    const older = others.filter(({ sentAt }) => sentAt < claim.sentAt).length;
    return found.slice(Math.min(older, found.length - 1)).slice(0, 1);
  }

  return {
    expect: (claim) => void (expected = [...expected, claim]),
    release,
    record(receipt, reference) {
      owners.set(traits.getId(receipt), reference);
      release(reference);
    },
    identify(claim, receipts, matches) {
      const isFree = (receipt: Receipt) => (owners.get(traits.getId(receipt)) ?? claim.reference) === claim.reference;
      const found = receipts
        .filter((receipt) => isFree(receipt) && matches(claim, receipt))
        .toSorted((a, b) => traits.createdAt(a) - traits.createdAt(b));
      if (found.length === 0) return found;
      const others = expected.filter(
        (other) =>
          other.reference !== claim.reference && other.userId === claim.userId && traits.isSameClaim(other, claim),
      );
      const own = ownReceipts(claim, found, others);
      for (const receipt of own) owners.set(traits.getId(receipt), claim.reference);
      release(claim.reference);
      return own;
    },
  };
}
