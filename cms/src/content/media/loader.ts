import sharp, { type Sharp } from 'sharp'

/** Largest picture decoded, in pixels: 8064 × 6048 of a telephone, and a little (hostile inputs I02, decision 043). */
export const PIXEL_LIMIT = 50_000_000

/** A decoded picture, upright: red, green, blue and opacity of each pixel. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

// Only the formats staff may upload have a decoder at all; every other one is switched off (I04).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadHeifFile',
  ],
})

/** Opens a picture upright, its first frame only, refusing damaged and oversized ones. */
export function openPicture(source: Buffer | string): Sharp {
  return sharp(source, {
    limitInputPixels: PIXEL_LIMIT,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
  })
}

/** Opens pixels that were decoded elsewhere, without their opacity. */
export function openPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}
