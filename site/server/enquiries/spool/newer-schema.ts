/** A database was written by a program that knows more than this one. */
export class NewerSchema extends Error {
  constructor(version: number) {
    super(`The database is of version ${version}, newer than this program`)
    this.name = 'NewerSchema'
  }
}
