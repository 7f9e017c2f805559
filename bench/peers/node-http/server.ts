import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The least a Node server can do: one compressed page from memory, for any request.

const { PAGE = '', PORT } = process.env
const page = readFileSync(PAGE)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': page.byteLength,
}
createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(page)
}).listen(Number(PORT), '127.0.0.1')
