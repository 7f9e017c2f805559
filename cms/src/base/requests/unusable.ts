import type { Words } from '../words.ts'

/** A request that cannot be answered, and what its sender should do. */
export class Unusable extends Error {
  readonly status = 400
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}
