import { inLanguage } from '@noren/contract/localized'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCompany } from '#src/api/company.ts'
import { contactQuery } from '#src/api/queries.ts'
import { restaurantClothsQuery, restaurantLinksQuery } from '#src/api/restaurant-list.ts'
import { foreignLang } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { RestOfPage } from '#src/ui/rest-of-page.tsx'
import { still } from '#src/ui/still.tsx'
import { useToast } from '#src/ui/toast.tsx'
import styles from './enquiry-form.module.css'
import { EnquiryForm } from './enquiry-form.tsx'
import { ownDetails } from './own-details.ts'

// Here, so that a page that stays a document loads no further file for it.
export { restoreDraft, saveDraft } from './draft.ts'

const ContactDetails = still(stillFiles.contact, (parts) => parts.ContactDetails)
const ContactHero = still(stillFiles.contact, (parts) => parts.ContactHero)

/**
 * The contact page. Content texts are empty until loaded (readings A19). The form's own labels are
 * always there, and built-in texts replace missing content.
 */
export function Page() {
  const language = useLanguage()
  const { common, contact } = useBundle()
  const company = useCompany()
  const client = useQueryClient()
  // The response holds both languages, so the toggle shows the other one while the page requests it
  // again.
  const { data, isError, isPending } = useQuery({
    ...contactQuery(language),
    placeholderData: keepPreviousData,
  })
  // Each entry and each change of language makes the call (CON-35, CON-36). What came with the page, or
  // when a visitor pointed at the link, is that call (readings A7).
  useEffect(() => {
    const { queryKey } = contactQuery(language)
    return () => void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }, [client, language])
  const { data: list } = useQuery(restaurantLinksQuery())
  const { data: cloths } = useQuery(restaurantClothsQuery())
  const { show } = useToast()
  useEffect(() => {
    if (!isError) return
    show({ title: common.error, description: contact.contentFailed, tone: 'error' })
  }, [isError, common, contact, show])

  const chosen = inLanguage(data, language)
  const texts = isPending ? null : (chosen?.value ?? ownDetails(contact.content, company, language))
  const lang = chosen ? foreignLang(chosen.lang, language) : undefined
  return (
    <>
      <ContactHero
        hero={texts?.hero}
        lang={lang}
        image={data?.backgroundImage}
        portrait={data?.backgroundImagePortrait}
      />
      <RestOfPage>
        <div className={`wrap grid12 ${styles.body}`}>
          <ContactDetails
            section={texts?.contactSection}
            lang={lang}
            houses={list?.links}
            cloths={cloths?.restaurants}
          />
          <EnquiryForm section={texts?.contactSection} lang={lang} />
        </div>
      </RestOfPage>
    </>
  )
}
