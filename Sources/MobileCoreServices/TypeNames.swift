@_exported import CoreGraphics
@_exported import Foundation
import UniformTypeIdentifiers

/// The type of images.
public let kUTTypeImage: CFString = UTType.image.identifier
/// The type of JPEG pictures.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// The type of PNG pictures.
public let kUTTypePNG: CFString = UTType.png.identifier
/// The type of GIF pictures.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// The type of films with sound.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// The type of videos.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// The type of audio.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// The type of text.
public let kUTTypeText: CFString = UTType.text.identifier
/// The type of text without looks.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// The type of URLs.
public let kUTTypeURL: CFString = UTType.url.identifier
/// The type of files' addresses.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
/// The type of data.
public let kUTTypeData: CFString = UTType.data.identifier
/// The type of PDF documents.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// The type of folders.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// The type of property lists.
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
