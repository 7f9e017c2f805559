import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { GOOGLE_FILES, menuAddress } from '../../content/model/screen-addresses.ts'

/** Above the list of restaurants, the way to their menus, and the files for their Business Profiles. */
export function MenusOfList({ i18n }: ServerProps) {
  return (
    <p className="desk-links">
      <Link className="desk-link" href={menuAddress()} prefetch={false}>
        {say({ i18n }, { en: 'Change menus and prices', ja: 'お品書き・価格を変更する' })}
      </Link>{' '}
      <a className="desk-link" download href={GOOGLE_FILES}>
        {say(
          { i18n },
          {
            en: 'Download files for Google Business Profiles',
            ja: 'Google用のファイルをダウンロード',
          },
        )}
      </a>
    </p>
  )
}
