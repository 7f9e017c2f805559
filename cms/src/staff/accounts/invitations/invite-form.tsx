'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import type { Role } from '../../access/roles.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { Box } from '../forms/box.tsx'
import { type RestaurantOption, RestaurantsChoice } from '../own-restaurants/restaurants-choice.tsx'
import { RoleChoice } from '../role/role-choice.tsx'
import { CHOOSE_RESTAURANTS, CHOOSE_ROLE, ROLE_LABEL } from '../role/role-words.ts'
import { useAccountCall } from '../use-account-call.ts'
import { type LinkAnswer, linkSchema } from './answers.ts'
import { ADD_STAFF } from './invitation-words.ts'
import { INVITATION_LINK, NewLink } from './new-link.tsx'

type Props = {
  /** The address of the list of staff. */
  list: string
  options: readonly RestaurantOption[]
}

const madeSchema = v.object({ doc: v.object({ id: v.number() }) })

/** Adds a member of staff without a password, and makes the link with which they choose one. */
export function InviteForm({ list, options }: Props) {
  const { i18n, t } = useTranslation()
  const { call, isRefused, isSending, place, refused, typed } = useAccountCall<HTMLFormElement>()
  const [role, setRole] = useState<Role | null>(null)
  const [restaurants, setRestaurants] = useState<number[]>([])
  const [made, setMade] = useState<{ name: string; link: LinkAnswer } | null>(null)
  const isForSome = role === 'restaurantEditor'

  async function invite(): Promise<void> {
    const { name = '', email = '' } = typed()
    const required = t('validation:required')
    const problems = {
      ...(name.trim() === '' && { name: required }),
      ...(email.trim() === '' && { email: required }),
      ...(role === null && { role: say({ i18n }, CHOOSE_ROLE) }),
      ...(isForSome &&
        restaurants.length === 0 && { restaurants: say({ i18n }, CHOOSE_RESTAURANTS) }),
    }
    if (isRefused(problems)) return
    const body = { name, email, role, restaurants: isForSome ? restaurants : [] }
    const added = await call('?depth=0', body, madeSchema)
    if (!added) return
    const answer = await call(`/${added.value.doc.id}/link`, {}, linkSchema)
    // The account exists: its own screen makes the link as well.
    if (answer) setMade({ name, link: answer.value })
    else window.location.assign(`${list}/${added.value.doc.id}`)
  }

  if (made) {
    return (
      <div className="desk-account">
        <p>{say({ i18n }, addedWords(made.name))}</p>
        <NewLink {...INVITATION_LINK} made={made.link} />
        <p className="desk-account__buttons">
          <a href={list}>{say({ i18n }, { en: 'All staff', ja: 'スタッフの一覧へ' })}</a>
          <a href={`${list}/create`}>{say({ i18n }, { en: 'Add another', ja: '続けて追加' })}</a>
        </p>
      </div>
    )
  }
  return (
    <AccountForm place={place} run={invite}>
      <p>{say({ i18n }, HOW)}</p>
      <Box
        autoComplete="off"
        label={say({ i18n }, { en: 'Name', ja: '名前' })}
        isStarred
        maxLength={100}
        name="name"
        refused={refused.name}
        required
      />
      <Box
        autoComplete="off"
        isStarred
        label={t('general:email')}
        name="email"
        refused={refused.email}
        required
        type="email"
      />
      <RoleChoice
        label={say({ i18n }, ROLE_LABEL)}
        onChange={setRole}
        refused={refused.role}
        value={role}
      />
      {isForSome && (
        <RestaurantsChoice
          onChange={setRestaurants}
          options={options}
          refused={refused.restaurants}
          value={restaurants}
        />
      )}
      <DeskButton disabled={isSending} isMain type="submit">
        {say({ i18n }, ADD_STAFF)}
      </DeskButton>
    </AccountForm>
  )
}

const HOW: Words = {
  en: 'You get a link to send to this person, who chooses the password with it.',
  ja: '追加すると、ご本人に送る招待のリンクができます。パスワードは、そのリンクから本人が決めます。',
}

const addedWords = (name: string): Words => ({
  en: `${name} was added. Send this link: it opens the page to choose a password.`,
  ja: `${name}さんを追加しました。次のリンクを送ると、本人がパスワードを決めて参加できます。`,
})
