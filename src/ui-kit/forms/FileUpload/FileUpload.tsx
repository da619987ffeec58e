import { FileText, FileUp, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Hint, Label, Problem } from '../Field/Field.styles.ts';
import { ChooseLabel, ChosenFile, DropZone, FileInput, FileName, FileSize, Group } from './FileUpload.styles.ts';
import { formatFileSize } from './format-file-size.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { texts } from './texts.ts';

export interface FileUploadProps {
  /** Visible name of the field. */
  label: string;
  /** The chosen file, or null. */
  file: File | null;
  /** Receives a chosen or dropped file, null after removal. The owner validates it. */
  onFile: (file: File | null) => void;
  /** The file cannot be drawn: its content is no image, even if its type says so. */
  onUnreadable?: () => void;
  /**
   * MIME types or extensions of the file dialog. Dropped files may be of any type. The preview appears only when all
   * types are images.
   */
  accept: readonly string[];
  /** Note below: which files are accepted. */
  hint?: ReactNode;
  /** Error of the file. Announced when it appears. */
  error?: string | null | undefined;
  /** The choice cannot be changed. */
  disabled?: boolean;
  /** The file input, for a form that focuses its first invalid field. */
  ref?: Ref<HTMLInputElement>;
}

/** One file, chosen or dropped, with a preview for images. Keyboard and screen reader use the native file input. */
export function FileUpload({
  label,
  file,
  onFile,
  onUnreadable,
  accept,
  hint,
  error,
  disabled = false,
  ref,
}: FileUploadProps) {
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  const hasError = Boolean(error);
  const isImage = accept.every((type) => type.startsWith('image/'));
  const ChooseIcon = isImage ? ImageUp : FileUp;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosenFile] = event.target.files ?? [];
    if (chosenFile !== undefined) onFile(chosenFile);
    // Choosing the same file again must fire a change too.
    event.target.value = '';
  };
  const removeFile = () => {
    onFile(null);
    // The pressed button disappears with the file.
    document.getElementById(id)?.focus();
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    const [droppedFile] = event.dataTransfer.files;
    if (droppedFile !== undefined && !disabled) onFile(droppedFile);
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(event.type === 'dragover' && !disabled);
  };

  return (
    <Group>
      <Label htmlFor={id}>{label}</Label>
      <DropZone
        data-over={isDragOver || undefined}
        data-broken={hasError || undefined}
        data-held={disabled || undefined}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrop}
      >
        {file !== null && (
          <ChosenFile>
            {isImage ? (
              <ImagePreview file={file} label={texts.preview({ name: file.name })} onUnreadable={onUnreadable} />
            ) : (
              <FileText size={24} aria-hidden />
            )}
            <span>
              <FileName>{file.name}</FileName>
              <FileSize>{formatFileSize(file.size)}</FileSize>
            </span>
            <IconButton
              label={texts.remove({ name: file.name })}
              aria-disabled={disabled}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={removeFile}
            />
          </ChosenFile>
        )}
        <ChooseLabel htmlFor={id}>
          <ChooseIcon size={20} aria-hidden />
          <b>{file === null ? texts.choose : texts.another}</b> {texts.orDrop}
        </ChooseLabel>
        <FileInput
          ref={ref}
          id={id}
          type="file"
          accept={accept.join(',')}
          disabled={disabled}
          onChange={handleChange}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
        />
      </DropZone>
      {!hasError && hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {hasError && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
