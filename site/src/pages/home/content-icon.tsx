import type { InnovationIcon, ProcessIcon } from '@noren/contract/icons'
import { Lightbulb, MessageCircle, Search, Target, TrendingUp } from 'lucide'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'

/** The icons content may name (INN-09, PRO-06). A name without an icon is a type error. */
const SHAPES = { Lightbulb, MessageCircle, Search, Target, TrendingUp } satisfies {
  readonly [Name in InnovationIcon | ProcessIcon]: unknown
}

type Properties = { name: keyof typeof SHAPES; className?: string | undefined }

/** An icon named by content; an ornament beside its title. */
export function ContentIcon({ name, className }: Properties) {
  return <StrokeIcon shape={SHAPES[name]} strokeWidth={1.2} className={className} name={name} />
}
