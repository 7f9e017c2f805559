import type { InnovationIcon, ProcessIcon } from '@noren/contract/icons'
import { Lightbulb, type LucideIcon, MessageCircle, Search, Target, TrendingUp } from 'lucide-react'

/** The icons content may name (spec §3). A name without an icon is a type error. */
const ICONS: { readonly [Name in InnovationIcon | ProcessIcon]: LucideIcon } = {
  Lightbulb,
  MessageCircle,
  Search,
  Target,
  TrendingUp,
}

type Properties = { name: keyof typeof ICONS; className?: string | undefined }

/** An icon named by content; an ornament beside its title. */
export function ContentIcon({ name, className = '' }: Properties) {
  const Icon = ICONS[name]
  return <Icon className={className} strokeWidth={1.2} aria-hidden="true" data-icon={name} />
}
