import sharp, { type Sharp } from 'sharp'

/**
 * The largest picture to decode, in pixels: a phone's 8064 × 6048, and a few more (hostile inputs I02,
 * decision 043).
 */
export const PIXEL_LIMIT = 50_000_000

/** A decoded picture, upright: red, green, blue and opacity of each pixel. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

// Only formats that staff may upload have a decoder; all others are switched off (I04).
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

/** Opens the first frame of a picture, upright; refuses damaged and oversized pictures. */
export function openPicture(source: Buffer | string): Sharp {
  return sharp(source, {
    limitInputPixels: PIXEL_LIMIT,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
  })
}

/** Opens pixels that were decoded elsewhere, without opacity. */
export function openPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}
