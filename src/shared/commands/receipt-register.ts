import type { CommandIdentity } from './command.ts';

/** Which receipts of the server's list belong to which command, so that a receipt of another press is never counted. */
export interface ReceiptRegister<Claim, Receipt> {
  /** A claim is sent: from now on the list may show its receipt. */
  expect(claim: Claim): void;
  /** The command was rejected, or never arrived. */
  release(reference: string): void;
  /** Notes that a receipt belongs to a command, as the response says. */
  record(receipt: Receipt, reference: string): void;
  /**
   * The receipts that one claim became, oldest first, and notes them. More than one: the server acted repeatedly.
   * `matches` says whether a receipt may belong to the claim.
   */
  identify(
    claim: Claim,
    receipts: readonly Receipt[],
    matches: (claim: Claim, receipt: Receipt) => boolean,
  ): readonly Receipt[];
}

export interface ReceiptTraits<Claim, Receipt> {
  idOf(receipt: Receipt): string;
  /** Milliseconds since 1970-01-01 UTC, by the server's clock. */
  createdAt(receipt: Receipt): number;
  /** The idempotency key, where the server returns it; otherwise null. */
  referenceOf(receipt: Receipt): string | null;
  /** Whether nothing but the reference tells the receipts of two claims apart. */
  isSameClaim(a: Claim, b: Claim): boolean;
}

export function createReceiptRegister<Claim extends CommandIdentity, Receipt>(
  traits: ReceiptTraits<Claim, Receipt>,
): ReceiptRegister<Claim, Receipt> {
  /** The reference of the command that a receipt belongs to, by the receipt's id. */
  const owners = new Map<string, string>();
  let expected: readonly Claim[] = [];

  const release = (reference: string) => {
    expected = expected.filter((claim) => claim.reference !== reference);
  };

  /**
   * The receipts of `claim` among all that match it. `others`: earlier and later claims of the same kind whose own
   * receipts the list has not shown yet; as many of the receipts are theirs.
   */
  function ownReceipts(claim: Claim, found: readonly Receipt[], others: readonly Claim[]): readonly Receipt[] {
    const referenced = found.filter((receipt) => traits.referenceOf(receipt) === claim.reference);
    if (referenced.length > 0) return referenced;
    if (found.length > others.length + 1) return found;
    const older = others.filter(({ sentAt }) => sentAt < claim.sentAt).length;
    return found.slice(Math.min(older, found.length - 1)).slice(0, 1);
  }

  return {
    expect: (claim) => void (expected = [...expected, claim]),
    release,
    record(receipt, reference) {
      owners.set(traits.idOf(receipt), reference);
      release(reference);
    },
    identify(claim, receipts, matches) {
      const isFree = (receipt: Receipt) => (owners.get(traits.idOf(receipt)) ?? claim.reference) === claim.reference;
      const found = receipts
        .filter((receipt) => isFree(receipt) && matches(claim, receipt))
        .toSorted((a, b) => traits.createdAt(a) - traits.createdAt(b));
      if (found.length === 0) return found;
      const others = expected.filter(
        (other) =>
          other.reference !== claim.reference && other.userId === claim.userId && traits.isSameClaim(other, claim),
      );
      const own = ownReceipts(claim, found, others);
      for (const receipt of own) owners.set(traits.idOf(receipt), claim.reference);
      release(claim.reference);
      return own;
    },
  };
}
