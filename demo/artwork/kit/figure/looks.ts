/** Two flat tones of one skin: lit and in shade. */
export type Skin = { base: string; shade: string; lip: string }

export const skins = {
  fair: { base: '#efcdaa', shade: '#d39d78', lip: '#b8553f' },
  warm: { base: '#e2b48c', shade: '#bb8460', lip: '#a14a38' },
  tanned: { base: '#d3a077', shade: '#a26d4b', lip: '#8c4433' },
} as const satisfies Record<string, Skin>

export type Hair = 'short' | 'swept' | 'receding' | 'bun' | 'ponytail' | 'bob' | 'cropped'

/** What distinguishes one head from the next; `dye` is the hair and `sheen` its lit strands. */
export type Head = {
  skin: Skin
  build: 'soft' | 'strong' | 'aged'
  hair: Hair
  dye: string
  sheen: string
  gaze?: 'ahead' | 'down'
  beard?: boolean
  glasses?: string
  /** Degrees, forward positive. */
  nod?: number
}
