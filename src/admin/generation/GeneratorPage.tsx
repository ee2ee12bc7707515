import type { ReactNode } from 'react'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { PageHeading } from '@/ui/PageHeading'

type GeneratorPageProps = { title: string; path: string; description: ReactNode; children: ReactNode }

/** A generator under its heading, with a word about when to use the other one. */
export function GeneratorPage({ title, path, description, children }: GeneratorPageProps) {
  return (
    <div className="space-y-6">
      <Head head={adminHead(title, path)} />
      <PageHeading>{title}</PageHeading>
      <p className="max-w-measure">{description}</p>
      {children}
    </div>
  )
}
