import type { DemoCompany } from '../shape.ts'
import { privacy } from './privacy.ts'

/** Every fact here is invented: the area has no exchange 000, no block 0 and no postcode 000. */
export const company: DemoCompany = {
  name: { en: 'Namiori', jp: '波織' },
  legalName: { en: 'Namiori Inc.', jp: '株式会社波織' },
  description: {
    en: 'Namiori looks after inns, tables, rooms, people, runners and stages on the coast of Kanagawa.',
    jp: '神奈川の海辺で、宿、飲食、客室清掃、人材紹介、スポーツ、舞台の仕事をしています。',
  },
  phone: '046-000-0100',
  email: 'info@namiori.example.jp',
  postalCode: '000-0000',
  address: {
    en: '0-10 Kakuhama, Zushi, Kanagawa, Japan',
    jp: '神奈川県逗子市架空浜0-10',
  },
  businesses: [
    { name: { en: 'Hotel cleaning management', jp: 'ホテル清掃管理' } },
    { name: { en: 'Paid recruitment', jp: '有料職業紹介' } },
    { name: { en: 'Uneri, a sports brand', jp: 'スポーツブランド「うねり」' } },
    { name: { en: 'Yoinagi, an entertainment brand', jp: 'エンタメブランド「宵凪」' } },
  ],
  social: [
    { network: 'instagram', url: 'https://www.instagram.com/namiori.example/' },
    { network: 'x', url: 'https://x.com/namiori_example' },
    { network: 'youtube', url: 'https://www.youtube.com/@namiori.example' },
  ],
  copyright: { en: '© Namiori Inc.', jp: '© 株式会社波織' },
  credit: { name: { en: 'Noren', jp: 'Noren' }, url: 'https://example.com/' },
  privacy,
}
