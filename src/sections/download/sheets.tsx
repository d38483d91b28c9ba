import './sheets.css'

/** Two sheets of paper, the one with a letter's fields and signature, the other with its checks: decoration. */
export function Sheets() {
  return (
    <svg className="sheets" viewBox="0 0 240 176" width="240" height="176" aria-hidden="true">
      <path className="sheets__paper" d="M122 4h112v154H122z" />
      <path className="sheets__paper" d="M8 14h120v158H8z" />
      <path className="sheets__head" d="M16 30h104M136 20h90" />
      <path className="sheets__title" d="M16 22h26M16 42h64M16 84h40M136 32h48M136 92h40" />
      <path d="M16 50h104v26H16zM16 138h104v26H16zM88 143h26v16H88z" />
      <path
        className="sheets__lines"
        d="M22 60h42M72 60h42M22 70h42M72 70h42M16 94h80M16 102h96M16 110h72M16 118h90M16 126h64M22 150h54M22 158h40M136 42h86M136 50h74M136 58h82M136 66h60M136 74h76M148 104h74M148 114h60M148 124h70M148 134h52M148 144h66"
      />
      <path d="M136 99h6v6h-6zM136 109h6v6h-6zM136 119h6v6h-6zM136 129h6v6h-6zM136 139h6v6h-6z" />
    </svg>
  )
}
