import { useSyncExternalStore } from 'react'
import type {
  AssetSource,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadFile,
  AssetSourceUploadSubscriber,
} from 'sanity'
import { pictureProblem, sizeInBrowser } from './picture-problem.ts'

/** Why the last file was refused; the open picture field shows it. */
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
function checked(Original: AssetSourceUploaderClass): AssetSourceUploaderClass {
  return class CheckedUploader extends Original {
    readonly #subscribers = new Set<AssetSourceUploadSubscriber>()
    #isAborted = false

    override upload(...[files, options]: Upload) {
      setRefusal(null)
      void this.#uploadIfAllGood(files, options)
      return files.map((file, index): AssetSourceUploadFile => {
        return { id: `checking-${index}`, file, progress: 0, status: 'pending' }
      })
    }

    async #uploadIfAllGood(...[files, options]: Upload) {
      const found = await Promise.all(files.map((file) => pictureProblem(file, sizeInBrowser)))
      const problems = found.filter((problem) => problem !== null)
      if (problems.length > 0) setRefusal(problems.join(' '))
      else if (!this.#isAborted) {
        super.upload(files, options)
        return
      }
      for (const tell of this.#subscribers) tell({ type: 'all-complete', files: [] })
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

/** Adds the check to image sources that upload. */
export function checkedUploads(sources: AssetSource[]): AssetSource[] {
  return sources.map(({ Uploader, ...source }) =>
    Uploader ? { ...source, Uploader: checked(Uploader) } : source,
  )
}
