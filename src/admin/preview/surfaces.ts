import { type Fitted, fitText, type Measure } from './fit-text'

/** Where a page appears outside the portal. */
export type Surface = 'desktop' | 'mobile' | 'whatsapp' | 'facebook'

/** The font of a text on a surface, and how many pixels of the text are shown, all lines together. */
type Room = { font: string; pixels: number }

const SANS = 'Arial, "Liberation Sans", Helvetica, sans-serif'

/**
 * None of these services publishes its limits, so the figures are measured on their results: for the search engine the
 * customary 580 pixels of title and 920 of description (mobile: two lines of title, 680 pixels of description), for the
 * cards the width of their lines of text.
 */
export const SURFACES = {
  desktop: {
    label: 'Buscador, computadora',
    title: { font: `20px ${SANS}`, pixels: 580 },
    description: { font: `14px ${SANS}`, pixels: 920 },
  },
  mobile: {
    label: 'Buscador, teléfono',
    title: { font: `20px ${SANS}`, pixels: 660 },
    description: { font: `14px ${SANS}`, pixels: 680 },
  },
  whatsapp: {
    label: 'WhatsApp',
    title: { font: `bold 15px ${SANS}`, pixels: 560 },
    description: { font: `13px ${SANS}`, pixels: 560 },
  },
  facebook: {
    label: 'Facebook',
    title: { font: `bold 17px ${SANS}`, pixels: 960 },
    description: { font: `15px ${SANS}`, pixels: 480 },
  },
} as const satisfies Record<Surface, { label: string; title: Room; description: Room }>

/** The texts of a page as one surface shows them. */
export type Shown = { surface: Surface; title: Fitted & Limit; description: Fitted & Limit }
type Limit = { limit: number }

/** The texts of a page on every surface. */
export function showOn(
  texts: { title: string; description: string },
  measureIn: (font: string) => Measure,
): Record<Surface, Shown> {
  const show = (surface: Surface): Shown => {
    const { title, description } = SURFACES[surface]
    return {
      surface,
      title: { ...fitText(texts.title, title.pixels, measureIn(title.font)), limit: title.pixels },
      description: {
        ...fitText(texts.description, description.pixels, measureIn(description.font)),
        limit: description.pixels,
      },
    }
  }
  return { desktop: show('desktop'), mobile: show('mobile'), whatsapp: show('whatsapp'), facebook: show('facebook') }
}
