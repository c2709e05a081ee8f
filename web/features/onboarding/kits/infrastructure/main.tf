# A first resource, to see the whole way from a plan to an approval. Put your own in its place, and
# bring in what exists with import blocks until a plan shows no change.
resource "aws_s3_bucket" "artifacts" {
  bucket = var.artifacts_bucket

  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_s3_bucket_versioning" "artifacts" {
  bucket = aws_s3_bucket.artifacts.id

  versioning_configuration {
    status = "Enabled"
  }
}

# A key of your own, because Trivy refuses a bucket without one. Without the key the data is lost.
resource "aws_kms_key" "artifacts" {
  description         = "Encrypts the bucket for build artifacts."
  enable_key_rotation = true

  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_s3_bucket_server_side_encryption_configuration" "artifacts" {
  bucket = aws_s3_bucket.artifacts.id

  rule {
    apply_server_side_encryption_by_default {
      sse_algorithm     = "aws:kms"
      kms_master_key_id = aws_kms_key.artifacts.arn
    }
    bucket_key_enabled = true
  }
}

resource "aws_s3_bucket_public_access_block" "artifacts" {
  bucket                  = aws_s3_bucket.artifacts.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}
