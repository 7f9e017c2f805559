import type { InnovationIcon, ProcessIcon } from '@noren/contract/icons'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'

/** The icons content may name (spec §3). A name without an icon is a type error. */
const PATHS: { readonly [Name in InnovationIcon | ProcessIcon]: string } = {
  Lightbulb:
    'M9 18h6m-5 3.5h4M9 15.5c-.2-1.1-.8-1.7-1.6-2.5A6.2 6.2 0 0 1 5.8 9a6.2 6.2 0 0 1 12.4 0c0 1.5-.6 2.9-1.6 4-.8.8-1.4 1.4-1.6 2.5',
  MessageCircle: 'm3.5 20.5 1.4-4.2a8.3 8.3 0 1 1 2.9 2.9Z',
  Search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  Target:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  TrendingUp: 'm2.5 17.5 6.5-7 4.5 4.5 8-8.5M15.5 6.5h6v6',
}

type Properties = { name: keyof typeof PATHS; className?: string | undefined }

/** An icon named by content; an ornament beside its title. */
export function ContentIcon({ name, className }: Properties) {
  return <StrokeIcon path={PATHS[name]} strokeWidth={1.2} className={className} name={name} />
}
