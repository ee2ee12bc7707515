/** Filling in and reading the fields of a form. */
import { expect, type Site, screen } from './site'

/** Replaces the content of the field with this text in one step. */
export async function fill({ user }: Site, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** Returns the value of the field with this label, as a form would submit it. */
export function valueIn(label: string | RegExp): string {
  return screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value
}

/** Returns the description that a screen reader reads after the field's name. */
export function descriptionOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')
  expect(ids, `what describes «${label}»`).not.toBeNull()
  return (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}
