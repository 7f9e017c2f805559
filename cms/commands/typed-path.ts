import { resolve } from 'node:path'

/** A path as it was typed: npm runs the commands of the desk in another folder. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}
