/**
 * Requests whose end can be read in two ways: a program that reads one otherwise than the proxy before it takes what
 * is behind its end for another request. Each has `inner` behind one of its ends.
 * @returns header lines and body by what is odd
 */
export function framings(inner: string): Record<string, string> {
  const size = inner.length
  const hex = size.toString(16)
  const chunked = 'Transfer-Encoding: chunked'
  const whole = `Content-Length: ${size}`
  const empty = `0\r\n\r\n${inner}`
  const inPieces = `${hex}\r\n${inner}\r\n0\r\n\r\n`
  const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('')
  return {
    'a length and pieces, of which the first is the last': `${lines(`Content-Length: ${empty.length}`, chunked)}\r\n${empty}`,
    'pieces and a shorter length': `${lines(chunked, 'Content-Length: 4')}\r\n${inPieces}`,
    'two lengths, the first empty': `${lines('Content-Length: 0', whole)}\r\n${inner}`,
    'two lengths, the last empty': `${lines(whole, 'Content-Length: 0')}\r\n${inner}`,
    'two lengths in one line': `${lines(`Content-Length: 0, ${size}`)}\r\n${inner}`,
    'a length with a plus': `${lines(`Content-Length: +${size}`)}\r\n${inner}`,
    'a length in hexadecimal': `${lines(`Content-Length: 0x${hex}`)}\r\n${inner}`,
    'a length behind a sign of another script': `${lines(`Content-Length:\u00a0${size}`)}\r\n${inner}`,
    'an underscore in the length': `${lines(`Content_Length: ${size}`)}\r\n${inner}`,
    'a space before the colon of a length': `${lines(`Content-Length : ${size}`)}\r\n${inner}`,
    'a space before the colon of the pieces': `${lines('Transfer-Encoding : chunked', `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'a length that an option of the connection names': `${lines('Connection: close, Content-Length', whole)}\r\n${inner}`,
    'pieces that an option of the connection names': `${lines('Connection: close, Transfer-Encoding', chunked)}\r\n${empty}`,
    'an unknown coding': `${lines('Transfer-Encoding: xchunked', `Content-Length: ${empty.length}`)}\r\n${empty}`,
    identity: `${lines('Transfer-Encoding: identity', 'Content-Length: 0')}\r\n${inner}`,
    'pieces that are not last': `${lines('Transfer-Encoding: chunked, identity')}\r\n${empty}`,
    'pieces behind another coding': `${lines('Transfer-Encoding: identity, chunked')}\r\n${empty}`,
    'pieces twice': `${lines(chunked, chunked)}\r\n${empty}`,
    'pieces behind a vertical tab': `${lines('Transfer-Encoding:\u000bchunked', `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'pieces in quotation marks': `${lines('Transfer-Encoding: "chunked"', `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'pieces in a folded line': `${lines('X: y', ` ${chunked}`, `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'a folded coding': `${lines('Transfer-Encoding:', ' chunked', `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'pieces behind a bare line feed': `X: y\n${lines(chunked, `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'pieces behind a bare carriage return': `X: y\r${lines(chunked, `Content-Length: ${empty.length}`)}\r\n${empty}`,
    'a head that ends in a bare line feed': `${lines('Content-Length: 0')}\n${inner}`,
    'a NUL in a name': `${lines(`Content-Length\u0000: ${size}`)}\r\n${inner}`,
    'a piece with an extension': `${lines(chunked)}\r\n0;a=b\r\n\r\n${inner}`,
    'an extension with a bare line feed': `${lines(chunked)}\r\n0;a\n\r\n\r\n${inner}`,
    'an extension in quotation marks with a line end': `${lines(chunked)}\r\n1;a="\r\nx\r\n0\r\n\r\n${inner}`,
    'pieces ended by bare line feeds': `${lines(chunked)}\r\n0\n\n${inner}`,
    'a negative piece': `${lines(chunked)}\r\n-1\r\nx\r\n${empty}`,
    'a piece with a prefix': `${lines(chunked)}\r\n0x0\r\n\r\n${inner}`,
    'a piece whose size overflows': `${lines(chunked)}\r\n10000000000000000\r\n\r\n${inner}`,
    'a piece with a space behind its size': `${lines(chunked)}\r\n0 \r\n\r\n${inner}`,
    'a piece longer than it says': `${lines(chunked)}\r\n1\r\nxx\r\n${empty}`,
    'trailers that say a length': `${lines(chunked)}\r\n0\r\n${whole}\r\n\r\n${inner}`,
    'an upgrade': `${lines('Connection: Upgrade', 'Upgrade: h2c', 'Content-Length: 0')}\r\n${inner}`,
    'a request for what is to come': `${lines('Expect: 100-continue', whole)}\r\n${inner}`,
  }
}
