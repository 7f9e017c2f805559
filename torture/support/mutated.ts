/**
 * Damages a document in one of four ways: bytes that are not what they were, a part that is missing, one that is
 * there twice, an end that is cut off. The same number gives the same damage.
 */
export function mutated(whole: Buffer, number: number): Buffer {
  const at = place(number, whole.length)
  const end = at + 1 + place(number + 1, Math.min(400, whole.length - at))
  switch (number % 4) {
    case 0: {
      const bytes = Buffer.from(whole)
      bytes.subarray(at, Math.min(end, at + 3)).fill(number)
      return bytes
    }
    case 1:
      return Buffer.concat([whole.subarray(0, at), whole.subarray(end)])
    case 2:
      return Buffer.concat([whole.subarray(0, end), whole.subarray(at)])
    default:
      return whole.subarray(0, at)
  }
}

/** A place below a limit, the same for the same number, and spread over all. */
function place(number: number, limit: number): number {
  return Math.floor(((number * 0.618_033_988_75) % 1) * limit)
}
