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
  phoneHours: { en: 'Weekdays 9:30–18:00', jp: '平日 9:30〜18:00' },
  email: 'info@namiori.example.jp',
  postalCode: '000-0000',
  address: {
    en: '0-10 Kakuhama, Zushi, Kanagawa, Japan',
    jp: '神奈川県逗子市架空浜0-10',
  },
  representative: {
    en: 'Soichi Hatano, Representative Director',
    jp: '代表取締役 波多野 惣一',
  },
  foundedOn: '2009-04-01',
  capital: { en: '30 million yen', jp: '3,000万円' },
  employees: 214,
  businesses: [
    { name: { en: 'Hotel cleaning management', jp: 'ホテル清掃管理' }, part: 'cleaning' },
    { name: { en: 'Paid recruitment', jp: '有料職業紹介' }, part: 'recruitment' },
    { name: { en: 'Uneri, a sports brand', jp: 'スポーツブランド「うねり」' }, part: 'sports' },
    {
      name: { en: 'Yoinagi, an entertainment brand', jp: 'エンタメブランド「宵凪」' },
      part: 'entertainment',
    },
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
