import type { ReactNode } from 'react'
import { ScreenHead } from '@/admin/desk/ScreenHead'

type GeneratorPageProps = { title: string; path: string; description: ReactNode; children: ReactNode }

/** A generator under its heading, with a word about when to use the other one. */
export function GeneratorPage({ title, path, description, children }: GeneratorPageProps) {
  return (
    <div className="space-y-6">
      <ScreenHead title={title} path={path}>
        {description}
      </ScreenHead>
      {children}
    </div>
  )
}
