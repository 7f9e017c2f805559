import type { SocialNetwork } from '@noren/contract/resources/company'
import { StrokeIcon } from './stroke-icon.tsx'

/** One stroke-drawn sign per network, on a 24 px grid. */
const PATHS: { readonly [Network in SocialNetwork]: string } = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.4v.01',
  x: 'm4 4 16 16M20 4 4 20',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5C14 6 14.5 5 16.5 5H18V2.5C15 2 10.5 2 10.5 6.5v3H7.5V13h3v8',
  youtube:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm5 3.2v5.6L15 12Z',
  line: 'M12 3.5c5 0 9 3.2 9 7.2 0 4.300-5.6 7.800-9 9.8.3-1.500.3-2.700-.8-2.9C6.600 17.2 3 14.500 3 10.700c0-4 4-7.2 9-7.2Z',
}

/** The name each network uses for itself. */
export const NETWORK_NAMES: { readonly [Network in SocialNetwork]: string } = {
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  line: 'LINE',
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <StrokeIcon shape={[['path', { d: PATHS[network] }]]} size={22} strokeWidth={1.4} />
}
