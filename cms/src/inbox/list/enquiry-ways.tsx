'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { say } from '../../base/words.ts'
import { inboxLink, readAsked } from './views.ts'

/** From an enquiry back to the view it was opened in, and on to the next that nobody has answered. */
export function EnquiryWays({ next }: { next: string | null }) {
  const { i18n } = useTranslation()
  const asked = readAsked(Object.fromEntries(useSearchParams()))
  return (
    <nav
      aria-label={say({ i18n }, { en: 'In the inbox', ja: '受信箱の移動' })}
      className="desk-inbox__ways"
    >
      <Link href={inboxLink(asked)} prefetch={false}>
        <span aria-hidden="true">‹ </span>
        {say({ i18n }, { en: 'Back to the list', ja: '一覧へ戻る' })}
      </Link>
      {next ? (
        <NextEnquiry next={next} />
      ) : (
        <span>
          {say({ i18n }, { en: 'No other is unanswered', ja: 'ほかに未対応のものはありません' })}
        </span>
      )}
    </nav>
  )
}

/** To the next enquiry that nobody has answered, within the same view. */
export function NextEnquiry({ next }: { next: string }) {
  const { i18n } = useTranslation()
  const asked = readAsked(Object.fromEntries(useSearchParams()))
  return (
    <Link href={inboxLink(asked, next)} prefetch={false}>
      {say({ i18n }, { en: 'Next unanswered', ja: '次の未対応へ' })}
      <span aria-hidden="true"> ›</span>
    </Link>
  )
}
