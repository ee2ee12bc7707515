/** Filling in and reading the fields of a form. */
import { expect, type Site, screen } from './site'

/** Puts this text in the place of what the field has, at once. */
export async function fill({ user }: Site, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** What the field with this label has, as a form would send it. */
export function valueIn(label: string | RegExp): string {
  return screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value
}

/** What a screen reader says of a field besides its name. */
export function descriptionOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')
  expect(ids, `what describes «${label}»`).not.toBeNull()
  return (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}
