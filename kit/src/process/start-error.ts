/** Why a program cannot start, as a sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}
