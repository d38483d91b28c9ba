import { useSyncExternalStore } from 'react'
import type {
  AssetSource,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadFile,
  AssetSourceUploadSubscriber,
} from 'sanity'
import { pictureProblem, sizeInBrowser } from './picture-problem.ts'

/** Why the last upload was refused; null if it was accepted. The open picture field shows the reason. */
let refusal: string | null = null
const listeners = new Set<() => void>()

export function setRefusal(text: string | null): void {
  refusal = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRefusal = () => useSyncExternalStore(subscribe, () => refusal)

type Upload = Parameters<AssetSourceUploader['upload']>

/** The Studio's uploader, with a check before the upload. */
function withCheck(Original: AssetSourceUploaderClass): AssetSourceUploaderClass {
  return class CheckedUploader extends Original {
    readonly #subscribers = new Set<AssetSourceUploadSubscriber>()
    #isAborted = false

    override upload(...[files, options]: Upload) {
      setRefusal(null)
      void this.#uploadIfAllValid(files, options)
      return files.map((file, index): AssetSourceUploadFile => {
        return { id: `checking-${index}`, file, progress: 0, status: 'pending' }
      })
    }

    async #uploadIfAllValid(...[files, options]: Upload) {
      const found = await Promise.all(files.map((file) => pictureProblem(file, sizeInBrowser)))
      const problems = found.filter((problem) => problem !== null)
      if (problems.length > 0) setRefusal(problems.join(' '))
      else if (!this.#isAborted) {
        super.upload(files, options)
        return
      }
      for (const notify of this.#subscribers) notify({ type: 'all-complete', files: [] })
    }

    override abort(file?: AssetSourceUploadFile) {
      this.#isAborted = true
      super.abort(file)
    }

    override subscribe(subscriber: AssetSourceUploadSubscriber) {
      this.#subscribers.add(subscriber)
      const end = super.subscribe(subscriber)
      return () => {
        this.#subscribers.delete(subscriber)
        end()
      }
    }
  }
}

/** Adds the check to the image sources that can upload. */
export function checkedUploads(sources: AssetSource[]): AssetSource[] {
  return sources.map(({ Uploader, ...source }) =>
    Uploader ? { ...source, Uploader: withCheck(Uploader) } : source,
  )
}
