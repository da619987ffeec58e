import type { CommandIdentity } from './command.ts';

/** Assigns the receipts of the server's list to commands, so that no receipt counts twice. */
export interface ReceiptAssignments<ExpectedReceipt, Receipt> {
  /** Adds an expected receipt, which the list may show from now on. */
  expect(expected: ExpectedReceipt): void;
  /** Removes the expected receipts of a command that was refused or never arrived. */
  release(reference: string): void;
  /** Assigns a receipt to a command, as stated by the response. */
  record(receipt: Receipt, reference: string): void;
  /**
   * Returns the receipts that belong to an expected one, oldest first, and assigns them to it. More than one means that
   * the server acted repeatedly. `matches`: whether a receipt may be the expected one.
   */
  identify(
    expected: ExpectedReceipt,
    receipts: readonly Receipt[],
    matches: (expected: ExpectedReceipt, receipt: Receipt) => boolean,
  ): readonly Receipt[];
}

export interface ReceiptTraits<ExpectedReceipt, Receipt> {
  getId(receipt: Receipt): string;
  /** Milliseconds since 1970-01-01 UTC, by the server's clock. */
  createdAt(receipt: Receipt): number;
  /** The idempotency key, where the server returns it; otherwise null. */
  getReference(receipt: Receipt): string | null;
  /** Whether two expected receipts differ in nothing but the reference. */
  isSameExpected(a: ExpectedReceipt, b: ExpectedReceipt): boolean;
}

export function createReceiptAssignments<ExpectedReceipt extends CommandIdentity, Receipt>(
  traits: ReceiptTraits<ExpectedReceipt, Receipt>,
): ReceiptAssignments<ExpectedReceipt, Receipt> {
  /** References of commands by the id of their receipt. */
  const owners = new Map<string, string>();
  let allExpected: readonly ExpectedReceipt[] = [];

  const release = (reference: string) => {
    allExpected = allExpected.filter((expected) => expected.reference !== reference);
  };

  /**
   * Selects the receipts of `expected` among all that match it. `others`: expected ones of the same kind that still
   * lack a receipt, each of which takes one.
   */
  function selectOwnReceipts(
    expected: ExpectedReceipt,
    found: readonly Receipt[],
    others: readonly ExpectedReceipt[],
  ): readonly Receipt[] {
    const referenced = found.filter((receipt) => traits.getReference(receipt) === expected.reference);
    if (referenced.length > 0) return referenced;
    if (found.length > others.length + 1) return found;
    const older = others.filter(({ sentAt }) => sentAt < expected.sentAt).length;
    return found.slice(Math.min(older, found.length - 1)).slice(0, 1);
  }

  return {
    expect: (expected) => void (allExpected = [...allExpected, expected]),
    release,
    record(receipt, reference) {
      owners.set(traits.getId(receipt), reference);
      release(reference);
    },
    identify(expected, receipts, matches) {
      const isFree = (receipt: Receipt) =>
        (owners.get(traits.getId(receipt)) ?? expected.reference) === expected.reference;
      const found = receipts
        .filter((receipt) => isFree(receipt) && matches(expected, receipt))
        .toSorted((a, b) => traits.createdAt(a) - traits.createdAt(b));
      if (found.length === 0) return found;
      const others = allExpected.filter(
        (other) =>
          other.reference !== expected.reference &&
          other.userId === expected.userId &&
          traits.isSameExpected(other, expected),
      );
      const own = selectOwnReceipts(expected, found, others);
      for (const receipt of own) owners.set(traits.getId(receipt), expected.reference);
      release(expected.reference);
      return own;
    },
  };
}
