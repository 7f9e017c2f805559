import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** A path as it was typed: npm runs the commands of the desk in another folder. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

/** A path that no shell has read, typed or dropped into the terminal: with quotes, escaped spaces, or a tilde. */
export function unquotedPath(text: string): string {
  const [, , quoted] = /^(['"])(.*)\1$/.exec(text.trim()) ?? []
  const path = quoted ?? text.trim().replace(/\\(.)/g, '$1')
  return /^~(?=\/|$)/.test(path) ? join(homedir(), path.slice(1)) : path
}
