import type { Surface } from './grammar.ts'

const ENQUIRY = JSON.stringify({
  name: 'Hanako',
  phone: '0460001234',
  email: 'a@example.jp',
  subject: 'Table',
  message: 'For two',
})
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const FILE =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\n\r\nRIFF\r\n--x--\r\n'

/** Bodies that no call expects, beside those of a zone. */
const STRANGE = [
  { type: 'text/plain', text: 'x' },
  { type: 'application/json', text: '[[[[[[{"__proto__":{}}]]]]]]' },
  { type: 'application/json', text: '' },
  { type: MULTIPART, text: FILE },
]

/** What visitors can reach: pages, calls, files, links of guests, the spool's calls for the desk. */
export const SITE: Surface = {
  paths: [
    ...[
      '/',
      '/ja',
      '/about',
      '/ja/restaurants/shiobi',
      '/contact',
      '/news',
      '/feed.xml',
      '/nothing',
    ],
    ...[
      '/api/restaurant',
      '/api/restaurant/slug/shiobi',
      '/api/hero/en',
      '/api/solutions',
      '/api/news',
    ],
    ...[
      '/api/contact-submission/create-submission',
      '/contact',
      '/csp-report',
      '/manifest.webmanifest',
    ],
    ...[
      '/assets/nothing.js',
      '/media/00000000000000000000-480x480.webp',
      '/robots.txt',
      '/sitemap.xml',
    ],
    ...[
      '/internal/enquiries',
      '/internal/enquiries/ack',
      '/healthz',
      '/readyz?verbose',
      '/metrics',
    ],
    ...[
      '/r/{pass}',
      '/ja/r/{pass}',
      '/r/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA',
    ],
    ...['/paper/kmr42/shiobi/menu/1', '/preview/0123456789abcdef0123456789abcdef/', '/llms.txt'],
  ],
  bodies: [
    ...STRANGE,
    { type: 'application/json', text: ENQUIRY },
    { type: 'application/json; charset=utf-8', text: '{"ids":["x"]}' },
    { type: FORM, text: 'name=Hanako&phone=0460001234&email=a%40example.jp&subject=T&message=x' },
    { type: FORM, text: 'act=cancel&key=x&people=3' },
    { type: 'application/csp-report', text: '{"csp-report":{"blocked-uri":"x"}}' },
  ],
  passes: ['Accept-Encoding: gzip', 'Origin: http://{host}'],
}

/** What is behind the proxy of the desk: its pages, Payload's calls, our own. `{pass}` is a session's token. */
export const DESK: Surface = {
  paths: [
    ...['/admin', '/admin/login', '/admin/collections/restaurants', '/admin/globals/hero', '/'],
    ...[
      '/api/users/me',
      '/api/users/login',
      '/api/users/first-register',
      '/api/users/unlock',
      '/api/x',
    ],
    ...[
      '/api/restaurants',
      '/api/restaurants/1',
      '/api/globals/hero',
      '/api/media',
      '/api/enquiries',
    ],
    ...['/api/restaurants/versions', '/api/payload-preferences/x', '/api/access', '/api/graphql'],
    ...['/_next/static/x.js', '/_next/image?url=x', '/setup/x', '/healthz', '/readyz', '/metrics'],
  ],
  bodies: [
    ...STRANGE,
    { type: 'application/json', text: '{"email":"hanako@example.jp","password":{"a":[]}}' },
    { type: 'application/json', text: '{"name":{"en":1,"ja":[]},"slug":"a b","sort":"-x"}' },
    { type: FORM, text: 'where[or][0][email][equals]=a&limit=-1&depth=99&locale=xx' },
  ],
  passes: ['Authorization: JWT {pass}', 'Cookie: noren-token={pass}', 'Origin: http://{host}'],
}
