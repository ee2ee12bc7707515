import { counted } from '@/generator/spanish'

/** What so many pages mean that changed and were not generated since. */
export function toGenerateText(pages: number): string {
  return `${counted(pages, 'página cambió y está', 'páginas cambiaron y están')} por generar: los lectores ven todavía los textos de antes.`
}
