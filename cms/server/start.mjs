// Plain JavaScript for any Node: an old one could not parse the rest, and would print a stack.
import { existsSync } from 'node:fs'

const NEEDED = 24
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED) {
  console.error(
    `The CMS needs Node ${NEEDED} or newer; this is Node ${process.versions.node} (${process.execPath}).`,
  )
  process.exit(1)
}
const isDevelopment = process.argv.includes('--dev')
const isBuilt = [
  '../dist/main.js',
  '../dist/screens/.vite/manifest.json',
  '../.next/BUILD_ID',
].every((file) => existsSync(new URL(file, import.meta.url)))
if (!isDevelopment && !isBuilt) {
  console.error('The CMS is not built yet. Please run: npm run build -w cms')
  process.exit(1)
}
// No input reaches a prototype through `__proto__` (hostile inputs E32), however the program is started.
Reflect.deleteProperty(Object.prototype, '__proto__')
// The pages the server renders show the time in Japan, as the staff's browsers do.
process.env.TZ = 'Asia/Tokyo'
await import(isDevelopment ? './main.ts' : '../dist/main.js')
