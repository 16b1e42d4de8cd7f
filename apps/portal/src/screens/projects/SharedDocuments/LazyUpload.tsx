import { type ComponentProps, lazy, Suspense, useState } from 'react';

const UploadDocument = lazy(async () => ({ default: (await import('./UploadDocument')).UploadDocument }));

/** 'Subir documento'. Its code loads when it is first opened. */
export function LazyUpload(props: ComponentProps<typeof UploadDocument>) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <UploadDocument {...props} />
    </Suspense>
  );
}
